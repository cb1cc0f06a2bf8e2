import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerMessage } from '#contracts/live/messages.ts';
import type { Subscriber } from './subscriptions.ts';
import type { Socket } from './reconnecting-socket.ts';
import { createLiveConnection } from './live-connection.ts';

class FakeSocket extends EventTarget implements Socket {
  readonly sent: unknown[] = [];
  closed = false;

  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.closed = true;
  }
  happen(event: 'open' | 'close') {
    this.dispatchEvent(new Event(event));
  }
  say(message: ServerMessage) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
}

const start = () => {
  const sockets: FakeSocket[] = [];
  const ended: string[] = [];
  const onReconnect = vi.fn<() => void>();
  const connection = createLiveConnection({
    since: '1-1',
    open: async () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    online: () => true,
    onEnded: (why) => ended.push(why),
    onReconnect,
  });
  connection.start();
  const opened = async (): Promise<FakeSocket> => {
    await vi.advanceTimersByTimeAsync(20_000);
    const socket = sockets.at(-1)!;
    socket.happen('open');
    return socket;
  };
  return { connection, opened, sockets, ended, onReconnect };
};

const follower = () => ({ onNotices: vi.fn<Subscriber['onNotices']>(), onReset: vi.fn<Subscriber['onReset']>() });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('Rule: followers of one topic share one subscription', () => {
  it('subscribes with the first and unsubscribes with the last', async () => {
    const { connection, opened } = start();
    const socket = await opened();
    const stopFirst = connection.follow('item:A', follower());
    const stopSecond = connection.follow('item:A', follower());
    stopFirst();
    expect(socket.sent).toEqual([{ subscribe: ['item:A'], since: '1-1' }]);
    stopSecond();
    expect(socket.sent).toEqual([{ subscribe: ['item:A'], since: '1-1' }, { unsubscribe: ['item:A'] }]);
  });

  it('tells only those of the topic', async () => {
    const { connection, opened } = start();
    const [one, other] = [follower(), follower()];
    connection.follow('item:A', one);
    connection.follow('item:B', other);
    const socket = await opened();
    const notice = { position: '5-5', type: 'ItemShelved', streamId: 'item-A', version: 3, recordedAt: '2026-11-20T10:00:00Z' };
    socket.say({ topic: 'item:A', notices: [notice], position: '5-5' });
    expect(one.onNotices).toHaveBeenCalledWith([notice]);
    expect(other.onNotices).not.toHaveBeenCalled();
  });
});

describe('Rule: what was read at the start is not read again', () => {
  it('as long as whoever follows is told of all that came since', async () => {
    const { connection, opened } = start();
    expect(connection.isFresh('item:A')).toBe(true);
    connection.follow('item:A', follower());
    const socket = await opened();
    expect(connection.isFresh('item:A')).toBe(true);
    expect(socket.sent).toEqual([{ subscribe: ['item:A'], since: '1-1' }]);
    socket.say({ position: '5-5' });
    expect(connection.isFresh('item:A')).toBe(false);
  });

  it('but what is come back to is', () => {
    const { connection } = start();
    connection.follow('item:A', follower())();
    expect([connection.isFresh('item:A'), connection.isFresh('item:B')]).toEqual([false, true]);
  });
});

describe('Rule: nothing is missed over a lost connection', () => {
  it('says the last position when it comes back', async () => {
    const { connection, opened } = start();
    connection.follow('bi', follower());
    const first = await opened();
    first.say({ position: '9-41' });
    first.happen('close');
    expect(connection.state.get()).toBe('reconnecting');
    const second = await opened();
    expect(second.sent).toEqual([{ subscribe: ['bi'], since: '9-41' }]);
    expect(connection.state.get()).toBe('live');
  });

  it('hears first what came since the pages began to read', async () => {
    const { connection, opened } = start();
    const reader = follower();
    connection.follow('bi', reader);
    const socket = await opened();
    expect(socket.sent).toEqual([{ subscribe: ['bi'], since: '1-1' }]);
    socket.say({ subscribed: ['bi'], position: '3-3' });
    connection.follow('audit', follower());
    expect(socket.sent.at(-1)).toEqual({ subscribe: ['audit'], since: '3-3' });
    expect(reader.onReset).not.toHaveBeenCalled();
  });

  it('reads again where too much was missed', async () => {
    const { connection, opened } = start();
    const reader = follower();
    connection.follow('bi', reader);
    const socket = await opened();
    socket.say({ reset: 'bi', position: '4-4' });
    expect(reader.onReset).toHaveBeenCalledTimes(1);
  });

  it('says that it came back, which the first time it does not', async () => {
    const { opened, onReconnect } = start();
    const socket = await opened();
    expect(onReconnect).not.toHaveBeenCalled();
    socket.happen('close');
    await opened();
    expect(onReconnect).toHaveBeenCalledTimes(1);
  });

  it('is offline as soon as the network goes', async () => {
    const { connection, opened } = start();
    await opened();
    connection.networkLost();
    expect(connection.state.get()).not.toBe('live');
  });

  it('takes a line that never opens for a dead one', async () => {
    const { sockets } = start();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets.length).toBeGreaterThan(1);
    expect(sockets[0]!.closed).toBe(true);
  });

  it('takes a silent line for a dead one', async () => {
    const { connection, opened, sockets } = start();
    await opened();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets.length).toBe(2);
    expect(connection.state.get()).toBe('reconnecting');
  });
});

describe('Rule: there is one line at a time', () => {
  it('where a try overtakes another that is under way', async () => {
    const { connection, sockets } = start();
    connection.follow('bi', follower());
    connection.reconnectNow();
    await vi.advanceTimersByTimeAsync(0);
    expect(sockets.map(({ closed }) => closed)).toEqual([true, false]);
    sockets[0]!.happen('open');
    expect(connection.state.get()).toBe('reconnecting');
    sockets[1]!.happen('open');
    expect(connection.state.get()).toBe('live');
    expect(sockets.map(({ sent }) => sent.length)).toEqual([0, 1]);
  });

  it('and none where it was closed meanwhile', async () => {
    const { connection, sockets } = start();
    connection.close();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(sockets.map(({ closed }) => closed)).toEqual([true]);
  });
});

describe('Rule: an ended session is not taken up again', () => {
  it('stops and tells why', async () => {
    const { opened, sockets, ended } = start();
    const socket = await opened();
    socket.say({ ended: 'Suspended' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ended).toEqual(['Suspended']);
    expect(sockets.length).toBe(1);
  });
});
