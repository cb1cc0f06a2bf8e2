import { removeFloorStorage } from '#web/browser/floor-storage.ts';
import type { User } from '#web/core/access/user.ts';

export interface UnsentScans {
  /** How many have not reached the server, and were not refused there. */
  count: number;
  forget(): void;
}

/** What this person scanned on this device and would lose by signing out. Only the floor scans: no other terminal loads its outbox. */
export const unsentScansOf = async ({ id, terminal }: Pick<User, 'id' | 'terminal'>): Promise<UnsentScans> => {
  if (terminal !== 'warehouse') return { count: 0, forget: () => undefined };
  const outbox = await import('#web/api/outbox/floor-outbox.ts').then(({ floorOutbox }) => floorOutbox).catch(() => undefined);
  if (!outbox) return { count: 0, forget: () => removeFloorStorage(id) };
  await outbox.start(id);
  const count = outbox.calls.get().filter(({ owner, state }) => owner === id && state === 'waiting').length;
  const forget = () => {
    outbox.forget(id);
    removeFloorStorage(id);
  };
  return { count, forget };
};
