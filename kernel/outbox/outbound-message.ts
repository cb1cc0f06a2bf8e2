/** What is to leave the house. */
export interface OutboundMessage {
  /** Name of a destination. */
  destination: string;
  /** What it is, for who receives it and for the System page: no personal data. */
  kind: string;
  /** As JSON; sealed for as long as it waits. */
  body: unknown;
  /** Not delivered any more after so many ms; without it, it waits until it is delivered or given up. */
  expiresInMs?: number;
}

/** With its request number, which goes along with every delivery: who receives it drops what has come before. */
export interface NumberedMessage extends OutboundMessage {
  messageId: string;
}
