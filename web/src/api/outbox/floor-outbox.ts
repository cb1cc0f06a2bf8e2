import { upload } from '#contracts/files/upload.ts';
import { ApiError } from '../api-error.ts';
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

/** A connection that says nothing for so long is none, in milliseconds: the same call goes out again, under the same key. */
const patience = 30_000;

const sendInTime = async ({ address, id, pathname, warehouseId }: WaitingCall, body: WaitingCall['body']): Promise<unknown> => {
  const signal = AbortSignal.timeout(patience);
  try {
    return await send(address, { body, pathname, warehouseId, idempotencyKey: id, signal, quiet: true });
  } catch (failure) {
    throw signal.aborted ? new ApiError(0, '') : failure;
  }
};

const isNewerThan = ({ changes, sentAt = 0 }: WaitingCall): boolean =>
  shown(changes).every(({ state }) => state.fetchStatus === 'idle' && !state.isInvalidated && state.dataUpdatedAt >= sentAt);

export const floorOutbox = createOutbox({
  kept: outboxDb(),
  send: sendInTime,
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
