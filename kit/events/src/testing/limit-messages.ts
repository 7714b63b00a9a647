import { connect } from 'nats'
import type { Noun } from '@lunchpail/contracts/noun'

/** Lets the stream of a noun refuse messages of more bytes; -1 for none. */
export const limitMessages = async (natsUrl: string, noun: Noun, bytes: number): Promise<void> => {
  const connection = await connect({ servers: natsUrl })
  try {
    const { streams } = await connection.jetstreamManager()
    await streams.update(noun.toUpperCase(), { max_msg_size: bytes })
  } finally {
    await connection.close()
  }
}
