import { uuidv7 } from 'uuidv7';

/** New event ids; injected, so that the demo world is the same from the same seed. */
export interface NewIds {
  eventId(): string;
}

export const newIds: NewIds = { eventId: uuidv7 };
