import type { CallAddress } from '../http/call-address.ts';

/** A command that was given on this device and is to reach the server once, in its turn. */
export interface WaitingCall {
  /** The client's own id, and the Idempotency-Key on the wire: however often it is sent, it happens once. */
  id: string;
  turn: number;
  /** Who gave it: no other session sends it. */
  owner: string;
  /** What it belongs to, such as a package or an order; a page asks for its own. */
  context: string;
  address: CallAddress;
  /** Page that it was given on; the self-operated pages act for another shop. */
  pathname: string;
  /** The warehouse it was given in, whichever is in use when it goes out; undefined for whoever works in none. */
  warehouseId?: string | undefined;
  /** Photos that are not uploaded yet stand in it as bytes, each where its url belongs. */
  body: Readonly<Record<string, unknown>>;
  /** Names of the reads that it makes old. */
  changes: readonly string[];
  givenAt: number;
  /** Was under way at least once: the server may know it although no answer came. */
  tried: boolean;
  /** It met no network: whoever gave it has gone on, and a refusal comes when its item is no longer in hand. */
  deferred: boolean;
  /** A refusal was read, and is still to be settled. */
  noticed?: boolean;
  /** `sent`: the server has it, and what shows is not read again yet. */
  state: 'waiting' | 'sent' | 'refused';
  sentAt?: number;
  refusal?: { error: string | undefined; message: string };
}
