import type { ContactValues } from "./contactSchema";

/**
 * Delivers a message. Replace this function to send messages to an endpoint; the README lists what
 * else is necessary.
 *
 * @returns once the message is delivered
 * @throws when it is not; the visitor then keeps what was typed and can try again
 */
export const sendMessage = async (values: ContactValues): Promise<void> => console.log(values);
