import { describe, expect, it } from 'vitest';
import { heartbeatMs, type ServerMessage } from '#contracts/live/messages.ts';
import { anAdministrator } from '../aggregates/item/viewer-examples.ts';
import { localBus } from '#kernel/bus/bus.ts';
import type { Client } from './client.ts';
import { presence } from './presence.ts';

const topic = 'review:OC1';

/** Nodes on one line, and a clock. */
const cluster = () => {
  let now = 0;
  const buses: ReturnType<typeof localBus>[] = [];
  const node = () => {
    const bus = localBus({ publish: (text) => buses.filter((other) => other !== bus).forEach((other) => other.receive(text)) });
    buses.push(bus);
    return { ...presence(bus, () => now), bus, dies: () => void buses.splice(buses.indexOf(bus), 1) };
  };
  return { node, passes: (ms: number) => (now += ms) };
};

const reviewer = (accountId: string) => {
  const told: ServerMessage[] = [];
  const client = { viewer: { ...anAdministrator(), accountId, name: accountId }, send: (message: ServerMessage) => told.push(message) };
  const present = () => told.flatMap((message) => ('present' in message ? [message.present] : [])).at(-1);
  return { client: client as unknown as Client, told, present };
};

describe('Rule: reviewers of one application see each other, on whichever node', () => {
  it('as long as both have it open', () => {
    const { node } = cluster();
    const [one, two] = [node(), node()];
    const [grace, omar, lin] = [reviewer('Grace'), reviewer('Omar'), reviewer('Lin')];
    one.join(grace.client, topic);
    one.join(lin.client, 'review:OC2');
    expect(grace.present()).toEqual([]);
    two.join(omar.client, topic);
    expect([grace.present(), omar.present(), lin.present()]).toEqual([['Omar'], ['Grace'], []]);
    one.leave(grace.client, topic);
    expect(omar.present()).toEqual([]);
  });

  it('once each, and oneself not at all, however many tabs and nodes', () => {
    const { node } = cluster();
    const [one, two] = [node(), node()];
    const [grace, again, omar] = [reviewer('Grace'), reviewer('Grace'), reviewer('Omar')];
    one.join(grace.client, topic);
    two.join(again.client, topic);
    one.join(omar.client, topic);
    expect([grace.present(), again.present(), omar.present()]).toEqual([['Omar'], ['Omar'], ['Grace']]);
    one.leave(grace.client, topic);
    expect(omar.present()).toEqual(['Grace']);
  });

  it('and so do those who pick or pack one order', () => {
    const { node } = cluster();
    const [one, two] = [node(), node()];
    const [noah, maria] = [reviewer('Noah'), reviewer('Maria')];
    one.join(noah.client, 'order-work:OC1');
    two.join(maria.client, 'order-work:OC1');
    expect([noah.present(), maria.present()]).toEqual([['Maria'], ['Noah']]);
  });

  it('until a node says no more that they are', () => {
    const { node, passes } = cluster();
    const [one, two] = [node(), node()];
    const [grace, omar] = [reviewer('Grace'), reviewer('Omar')];
    one.join(grace.client, topic);
    two.join(omar.client, topic);
    for (let beat = 0; beat < 4; beat++) {
      passes(heartbeatMs);
      two.beat();
      one.beat();
    }
    expect(grace.present()).toEqual(['Omar']);
    two.dies();
    for (let beat = 0; beat < 3; beat++) {
      passes(heartbeatMs);
      one.beat();
    }
    expect(grace.present()).toEqual([]);
  });

  it('until a node stops', () => {
    const { node } = cluster();
    const [one, two] = [node(), node()];
    const [grace, omar] = [reviewer('Grace'), reviewer('Omar')];
    one.join(grace.client, topic);
    two.join(omar.client, topic);
    two.stop();
    expect(grace.present()).toEqual([]);
  });

  it('a node that starts later knows them after a heartbeat', () => {
    const { node } = cluster();
    const one = node();
    one.join(reviewer('Grace').client, topic);
    const two = node();
    const omar = reviewer('Omar');
    two.join(omar.client, topic);
    one.beat();
    expect(omar.present()).toEqual(['Grace']);
  });
});

describe('Rule: presence is small', () => {
  it('a beat that says nothing new is told nobody', () => {
    const { node } = cluster();
    const [one, two] = [node(), node()];
    const [grace, omar] = [reviewer('Grace'), reviewer('Omar')];
    one.join(grace.client, topic);
    two.join(omar.client, topic);
    const before = grace.told.length;
    two.beat();
    expect(grace.told.length).toBe(before);
  });

  it('a message between nodes names ten at most, within what a notification of PostgreSQL carries', () => {
    const { node } = cluster();
    const one = node();
    const said: string[] = [];
    node().bus.onMessage((text) => said.push(text));
    for (let index = 0; index < 30; index++) one.join(reviewer(`${index} ${'名'.repeat(100)}`).client, topic);
    expect(Math.max(...said.map((text) => Buffer.byteLength(text)))).toBeLessThan(8_000);
    expect(said.every((text) => JSON.parse(text).people.length <= 10)).toBe(true);
  });

  it('what is no message, and a topic that tells nobody who is there, is left alone', () => {
    const { node } = cluster();
    const one = node();
    const grace = reviewer('Grace');
    one.join(grace.client, 'order:OC1');
    one.join(grace.client, topic);
    one.bus.receive('nonsense');
    one.bus.receive('{"topic":"review:OC1"}');
    expect(grace.told).toEqual([{ topic, present: [] }]);
  });
});
