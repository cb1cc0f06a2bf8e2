import sharp from 'sharp';
import type { Person } from './people.ts';

/** Uploaded once by each person, and shown again wherever a photo is asked for. */
const kept = new WeakMap<Person, Map<string, Promise<string>>>();

const uploaded = (person: Person, name: string, bytes: () => Promise<Uint8Array>): Promise<string> => {
  const own = kept.get(person) ?? new Map<string, Promise<string>>();
  kept.set(person, own);
  const url = own.get(name) ?? bytes().then((content) => person.call.upload(name, content));
  own.set(name, url);
  return url;
};

const greys = ['#8a8f98', '#a3a8b0', '#6b7079'];

/** So many different pictures of the goods. */
export const photos = (person: Person, count: number): Promise<string[]> =>
  Promise.all(greys.slice(0, count).map((background, index) => uploaded(person, `photo-${index + 1}.png`, () => plain(background))));

const plain = (background: string): Promise<Uint8Array> =>
  sharp({ create: { width: 320, height: 240, channels: 3, background } })
    .png()
    .toBuffer();

const pdf = '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n';

export const labelFile = (person: Person): Promise<string> => uploaded(person, 'label.pdf', async () => Buffer.from(pdf, 'latin1'));
