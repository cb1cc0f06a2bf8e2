import type { CatalogueEntry } from './catalogue.ts';

const men = ['7', '7.5', '8', '8.5', '9', '9.5', '10', '10.5', '11', '11.5', '12', '13'];

/** What is traded where nobody hands over a catalogue. */
export const sampleCatalogue: readonly CatalogueEntry[] = [
  { styleCode: 'DD1391-100', brand: 'Nike', name: 'Dunk Low Panda', sizes: men, retailCents: 11_500, weight: 14 },
  { styleCode: 'DZ5485-612', brand: 'Jordan', name: 'Air Jordan 1 High OG Lost and Found', sizes: men, retailCents: 18_000, weight: 12 },
  { styleCode: '555088-061', brand: 'Jordan', name: 'Air Jordan 1 High OG Bred', sizes: men, retailCents: 18_000, weight: 8 },
  { styleCode: 'HQ6316', brand: 'Yeezy', name: 'Yeezy Boost 350 V2 Bone', sizes: men, retailCents: 23_000, weight: 10 },
  { styleCode: 'M990GL6', brand: 'New Balance', name: '990v6 Castlerock', sizes: men, retailCents: 20_000, weight: 6 },
  { styleCode: '1201A019-108', brand: 'ASICS', name: 'Gel-Kayano 14 Cream Black', sizes: men, retailCents: 15_000, weight: 11 },
  { styleCode: 'B75806', brand: 'adidas', name: 'Samba OG Cloud White', sizes: men, retailCents: 10_000, weight: 12 },
  { styleCode: 'BB550WT1', brand: 'New Balance', name: '550 Pine Green', sizes: men, retailCents: 12_000, weight: 6 },
];
