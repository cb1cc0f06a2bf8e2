import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api-error.ts';
import type { OutboxDb } from './outbox-db.ts';
import { createOutbox, type QueuedCall } from './outbox.ts';
import type { WaitingCall } from './waiting-call.ts';

const address = { name: 'pickItem', method: 'POST', path: '/outbound/picks', bases: ['warehouse'], command: true } as const;
const scan = (oneId: string): QueuedCall => ({ address, context: 'OB-1', pathname: '/', body: { oneId }, changes: [] });
const offline = new ApiError(0, '');

const keptInMemory = (): OutboxDb & { calls: Map<string, WaitingCall> } => {
  const calls = new Map<string, WaitingCall>();
  return { calls, all: async () => [...calls.values()].reverse(), put: (call) => calls.set(call.id, call), remove: (id) => calls.delete(id) };
};

const setUp = (answers: (ApiError | 'ok')[] = [], kept = keptInMemory()) => {
  const sent: { id: string; body: WaitingCall['body'] }[] = [];
  const outbox = createOutbox({
    kept,
    async send({ id }, body) {
      sent.push({ id, body });
      const answer = answers.shift() ?? 'ok';
      if (answer instanceof ApiError) throw answer;
      return { oneId: body['oneId'] };
    },
    upload: async (photo) => `/files/${photo.size}.jpg`,
    invalidateReads: (_call, caughtUp) => caughtUp(),
    pause: () => 60_000,
  });
  return { outbox, sent, kept };
};

const oneIds = (sent: { body: WaitingCall['body'] }[]) => sent.map(({ body }) => body['oneId']);

describe('Rule: what was scanned without a connection is sent in order when it is back', () => {
  it('holds everything behind a call that found no server', async () => {
    const { outbox, sent } = setUp([offline]);
    await outbox.start('ann');
    outbox.enqueue(scan('A'));
    outbox.enqueue(scan('B'));
    await vi.waitFor(() => expect(outbox.calls.get()[0]!.tried).toBe(true));
    expect(oneIds(sent)).toEqual(['A']);

    outbox.flush();
    await vi.waitFor(() => expect(outbox.calls.get()).toEqual([]));
    expect(oneIds(sent)).toEqual(['A', 'A', 'B']);
  });

  it('repeats a call under the same id', async () => {
    const { outbox, sent } = setUp([offline]);
    await outbox.start('ann');
    outbox.enqueue(scan('A'));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    await Promise.resolve();
    outbox.flush();
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[0]!.id).toBe(sent[1]!.id);
  });

  it('takes up after a reload what was left, oldest first', async () => {
    const before = setUp([offline]);
    await before.outbox.start('ann');
    before.outbox.enqueue(scan('A'));
    before.outbox.enqueue(scan('B'));
    await vi.waitFor(() => expect(before.sent).toHaveLength(1));

    const after = setUp([], before.kept);
    await after.outbox.start('ann');
    await vi.waitFor(() => expect(oneIds(after.sent)).toEqual(['A', 'B']));
    expect(after.kept.calls.size).toBe(0);
  });

  it('sends nothing that another person scanned', async () => {
    const before = setUp([offline]);
    await before.outbox.start('ann');
    before.outbox.enqueue(scan('A'));
    await vi.waitFor(() => expect(before.sent).toHaveLength(1));

    const after = setUp([], before.kept);
    await after.outbox.start('bo');
    expect(after.sent).toEqual([]);
    expect(after.kept.calls.size).toBe(1);
  });
});

describe('Rule: a refused scan does not hold up those behind it', () => {
  it('stays to be read, until it is dismissed', async () => {
    const { outbox, sent } = setUp([new ApiError(409, 'Already picked', { error: 'AlreadyPicked' })]);
    await outbox.start('ann');
    const id = outbox.enqueue(scan('A'));
    outbox.enqueue(scan('B'));
    await vi.waitFor(() => expect(oneIds(sent)).toEqual(['A', 'B']));
    await vi.waitFor(() => expect(outbox.calls.get()).toMatchObject([{ id, state: 'refused', refusal: { error: 'AlreadyPicked' } }]));
    outbox.dismiss(id);
    expect(outbox.calls.get()).toEqual([]);
  });
});

describe('Rule: only a scan that never left is taken back without the server', () => {
  it('removes one that waits behind a lost connection', async () => {
    const { outbox, sent } = setUp([offline]);
    await outbox.start('ann');
    const first = outbox.enqueue(scan('A'));
    const second = outbox.enqueue(scan('B'));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(outbox.cancelUnsent(first)).toBe(false);
    expect(outbox.cancelUnsent(second)).toBe(true);
    expect(outbox.calls.get().map(({ id }) => id)).toEqual([first]);
  });
});

describe('Rule: photos are uploaded before the command that names them', () => {
  it('puts their urls in, in sequence', async () => {
    const { outbox, sent } = setUp();
    await outbox.start('ann');
    outbox.enqueue({ ...scan('A'), body: { oneId: 'A', photos: ['/files/1.jpg', new Blob(['four'])] } });
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]!.body).toEqual({ oneId: 'A', photos: ['/files/1.jpg', '/files/4.jpg'] });
  });

  it('wherever they stand', async () => {
    const { outbox, sent } = setUp();
    await outbox.start('ann');
    outbox.enqueue({
      ...scan('A'),
      body: {
        units: [
          { oneId: 'A', photos: [new Blob(['one'])] },
          { oneId: 'B', photos: [] },
        ],
        remark: null,
      },
    });
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]!.body).toEqual({
      units: [
        { oneId: 'A', photos: ['/files/3.jpg'] },
        { oneId: 'B', photos: [] },
      ],
      remark: null,
    });
  });
});

const refusal = new ApiError(409, 'Already picked', { error: 'AlreadyPicked' });

describe('Rule: what was refused later than it was scanned stays until it is settled', () => {
  const refusedLater = async () => {
    const { outbox, sent, kept } = setUp([offline, refusal]);
    await outbox.start('ann');
    const id = outbox.enqueue(scan('A'));
    await vi.waitFor(() => expect(outbox.calls.get()[0]!.deferred).toBe(true));
    outbox.enqueue(scan('B'));
    outbox.flush();
    await vi.waitFor(() => expect(outbox.calls.get()).toMatchObject([{ id, state: 'refused' }]));
    return { outbox, sent, kept, id };
  };

  it('also after it was read, and over a reload', async () => {
    const { outbox, kept, id } = await refusedLater();
    outbox.dismiss(id);
    expect(outbox.calls.get()).toMatchObject([{ id, noticed: true }]);
    const after = setUp([], kept);
    await after.outbox.start('ann');
    expect(after.outbox.calls.get()).toMatchObject([{ id, state: 'refused', noticed: true }]);
    after.outbox.settle(id);
    expect(kept.calls.size).toBe(0);
  });

  it('and goes out once more under an id of its own', async () => {
    const { outbox, sent, id } = await refusedLater();
    outbox.retry(id);
    await vi.waitFor(() => expect(outbox.calls.get()).toEqual([]));
    expect(oneIds(sent)).toEqual(['A', 'A', 'B', 'A']);
    expect(sent.at(-1)!.id).not.toBe(id);
  });
});

describe('Rule: whoever signs out leaves nothing behind', () => {
  it('and what another person scanned stays', async () => {
    const before = setUp([offline]);
    await before.outbox.start('ann');
    before.outbox.enqueue(scan('A'));
    await vi.waitFor(() => expect(before.sent).toHaveLength(1));
    const after = setUp([offline], before.kept);
    await after.outbox.start('bo');
    after.outbox.enqueue(scan('B'));
    await vi.waitFor(() => expect(after.sent).toHaveLength(1));
    after.outbox.forget('bo');
    expect([...after.kept.calls.values()].map(({ owner }) => owner)).toEqual(['ann']);
  });
});
