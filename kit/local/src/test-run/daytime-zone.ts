/** With them it is day somewhere at any hour. */
const zones = ['America/New_York', 'Pacific/Honolulu', 'Pacific/Guam', 'Europe/Berlin']

/** A zone where texts go out now, for tests on the real clock: elsewhere they would be held until the morning. */
export const daytimeZone = (now = new Date()): string =>
  zones.find((timeZone) => {
    const hour = Number(
      new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(now),
    )
    return hour >= 8 && hour < 19
  })!
