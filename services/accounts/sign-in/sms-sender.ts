/** Carries a text to a phone. */
export interface SmsSender {
  send(phone: string, text: string): Promise<void>;
}

/** For the demo: the text goes to the log, the phone only by its last digits. */
export const logSmsSender = (write: (line: string) => void): SmsSender => ({
  send: async (phone, text) => write(`SMS to …${phone.slice(-2)}: ${text}`),
});

/** Where no carrier is configured, codes go nowhere and nobody can sign in with one. */
export const noSmsSender: SmsSender = { send: async () => {} };
