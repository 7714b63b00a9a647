/** What a passkey says of whose it is: the bytes of the account's id, which says nothing by itself. */
export const userHandleOf = (accountId: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(accountId.replaceAll('-', ''), 'hex'))

/** As a browser sends it, base64url. */
export const isUserHandle = (sent: string | undefined, accountId: string): boolean =>
  sent === undefined || sent === Buffer.from(userHandleOf(accountId)).toString('base64url')
