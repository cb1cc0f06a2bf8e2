import { upload } from '#contracts/files/upload.ts';
import { callEndpoint } from '../call-endpoint.ts';
import { queryClient } from '../query-client.ts';
import { send } from '../http/send.ts';
import { invalidateReads } from '../use-read.ts';
import { outboxDb } from './outbox-db.ts';
import { createOutbox } from './outbox.ts';
import type { WaitingCall } from './waiting-call.ts';

/** Reads of these names that a page shows now. */
const shown = (changes: readonly string[]) =>
  queryClient
    .getQueryCache()
    .findAll({ type: 'active', predicate: ({ queryKey: [kind, name] }) => kind === 'read' && changes.includes(String(name)) });

const isNewerThan = ({ changes, sentAt = 0 }: WaitingCall): boolean =>
  shown(changes).every(({ state }) => state.fetchStatus === 'idle' && !state.isInvalidated && state.dataUpdatedAt >= sentAt);

export const floorOutbox = createOutbox({
  kept: outboxDb(),
  send: ({ address, id, pathname }, body) => send(address, { body, pathname, idempotencyKey: id, quiet: true }),
  upload: (photo) => callEndpoint(upload, { file: fileOf(photo), body: { purpose: 'media' }, quiet: true }),
  invalidateReads(call, caughtUp) {
    const look = () => {
      if (!isNewerThan(call)) return;
      stop();
      caughtUp();
    };
    const stop = queryClient.getQueryCache().subscribe(() => queueMicrotask(look));
    void invalidateReads(...call.changes.map((name) => ({ name }))).then(look);
  },
});

addEventListener('online', floorOutbox.flush);

/** The server decides by the bytes; the name only needs an ending. */
const fileOf = (photo: Blob): File => (photo instanceof File ? photo : new File([photo], 'photo.jpg', { type: photo.type }));
