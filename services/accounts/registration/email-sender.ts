/** Carries a text to an e-mail address. */
export interface EmailSender {
  send(email: string, text: string): Promise<void>;
}

/** For the demo: the text goes to the log, the address only by its first letter and its domain. */
export const logEmailSender = (write: (line: string) => void): EmailSender => ({
  send: async (email, text) => write(`E-mail to ${email[0]}…${email.slice(email.lastIndexOf('@'))}: ${text}`),
});

/** Where no mail server is connected, codes go nowhere and nobody can register. */
export const noEmailSender: EmailSender = { send: async () => {} };
