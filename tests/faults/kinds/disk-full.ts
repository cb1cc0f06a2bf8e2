import { setTimeout as sleep } from 'node:timers/promises';
import { picture } from '#tests/support/portal-goods.ts';
import { callsOf } from '#tests/support/portal-calls.ts';
import type { Fault } from '../fault.ts';

/** In ms. */
const fullMs = 5_000;

export const diskFull: Fault = {
  name: 'disk',
  what: 'the disk for uploaded files is full, and emptied again',
  impossible: ({ disk }) => (disk ? undefined : 'a disk of its own must be mounted, which this user may not'),
  async strike({ url, disk }) {
    const seller = await callsOf(url, 'seller');
    const upload = async () => seller.upload('white.png', await picture('white'));
    await disk!.fill();
    const refusal = await upload().then(
      (file) => `taken as ${file}`,
      (failure: Error) => failure.message,
    );
    await sleep(fullMs);
    await disk!.empty();
    const file = await upload();
    const read = await fetch(`${url}${file}`);
    if (!/503 StorageFull/.test(refusal) || !read.ok)
      throw new Error(`On the full disk an upload was ${refusal}; afterwards ${file} is ${read.status}.`);
    return ['an upload was refused while the disk was full, and taken when it was not'];
  },
};
