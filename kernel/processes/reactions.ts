import type { Handle } from '../commands/commands.ts';
import type { OutboundMessage } from '../outbox/outbound-message.ts';

/** A command that a process issues: from what it says about the event, at the moment when it runs. */
export type ProcessCommand<Data> = (data: Data, now: Date) => Handle<unknown>;

export interface IssueCommand<Data = any> {
  kind: 'command';
  command: ProcessCommand<Data>;
  data: Data;
  /** The stream has the last word: a refusal ends it as well as an acceptance. */
  mayBeRefused: boolean;
}

/** What a process wants done. Values only: a spec compares them, and a repeated event comes to the same ones in the same order. */
export type Reaction =
  | IssueCommand
  | { kind: 'schedule'; key: string; at: string }
  | { kind: 'cancel'; key: string }
  | { kind: 'send'; message: OutboundMessage };

/** Runs a command that must be accepted: a refusal becomes a dead letter. */
export const issue = <Data>(command: ProcessCommand<Data>, data: Data): Reaction => ({ kind: 'command', command, data, mayBeRefused: false });

/** Runs a command that may come too late: a refusal is an answer. */
export const attempt = <Data>(command: ProcessCommand<Data>, data: Data): Reaction => ({ kind: 'command', command, data, mayBeRefused: true });

/** Has the process's `due` called with the key at a moment (UTC, ISO 8601); in place of what was scheduled under that key before. */
export const schedule = (key: string, at: string): Reaction => ({ kind: 'schedule', key, at });

/** Nothing is due under the key any more. */
export const cancel = (key: string): Reaction => ({ kind: 'cancel', key });

/** Puts a message into the outbox, in the transaction that moves the process on. */
export const send = (message: OutboundMessage): Reaction => ({ kind: 'send', message });
