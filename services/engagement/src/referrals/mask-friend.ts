/** What a referrer sees of a friend: `•••-•••-••42`, `r•••@example.com`. */
export const maskFriend = (kind: 'phone' | 'email', friend: string): string =>
  kind === 'phone'
    ? `•••-•••-••${friend.slice(-2)}`
    : `${friend.slice(0, 1)}•••${friend.slice(friend.lastIndexOf('@'))}`
