/** The step text speaks of applying on the way to a job alone: managers log in here too. */
export const stepSentence = (leadsTo: string) =>
  /^\/(app|jobs|detail|matches)\b/.test(leadsTo) ? 'login.step' : 'login.step-anywhere'
