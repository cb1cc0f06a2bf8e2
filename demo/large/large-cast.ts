import { office, type Cast } from '../cast/cast.ts';
import { floorPlans, floorOf } from '../cast/staff.ts';
import { shopPlans, type ShopPlan } from '../cast/shops.ts';
import { warehousePlans, type WarehousePlan } from '../cast/warehouses.ts';
import { randomFrom } from '../random.ts';

type Place = readonly [
  warehouseId: string,
  name: string,
  city: string,
  timeZone: string,
  street: string,
  state: string,
  zipCode: string,
  country: string,
];

const places: readonly Place[] = [
  ['ORD-4', 'ORD-4 Chicago', 'Chicago, IL', 'America/Chicago', '2200 S Ashland Ave', 'IL', '60608', 'US'],
  ['DFW-5', 'DFW-5 Dallas', 'Dallas, TX', 'America/Chicago', '9100 Wyatt Dr', 'TX', '75212', 'US'],
  ['ATL-6', 'ATL-6 Atlanta', 'Atlanta, GA', 'America/New_York', '640 Fulton Pkwy', 'GA', '30349', 'US'],
  ['AMS-7', 'AMS-7 Amsterdam', 'Amsterdam', 'Europe/Amsterdam', 'Kabelweg 44', 'NH', '1014', 'NL'],
  ['NRT-8', 'NRT-8 Narita', 'Narita', 'Asia/Tokyo', '1-7 Komaino', 'CB', '286-0121', 'JP'],
];

const [newark] = warehousePlans;

const warehouseAt = ([warehouseId, name, city, timeZone, street, state, zipCode, country]: Place): WarehousePlan => ({
  ...newark!,
  warehouseId,
  name,
  city,
  timeZone,
  address: { recipient: `${warehouseId} Shelfline`, street, city, state, zipCode, country, phone: '+1 973 555 0140' },
});

const warehouses: readonly WarehousePlan[] = [...warehousePlans, ...places.map(warehouseAt)];

const first = [
  'Alma',
  'Bruno',
  'Celia',
  'Diego',
  'Esther',
  'Farid',
  'Gwen',
  'Hugo',
  'Iris',
  'Jamal',
  'Kira',
  'Lars',
  'Mina',
  'Nils',
  'Olga',
  'Pavel',
];
const family = [
  'Abara',
  'Berg',
  'Costa',
  'Duarte',
  'Eklund',
  'Faber',
  'Gallo',
  'Hansen',
  'Ito',
  'Jansen',
  'Kaya',
  'Lopez',
  'Marino',
  'Novak',
  'Ochoa',
];
const manner = [
  'Bold',
  'Clean',
  'Double',
  'Early',
  'Fresh',
  'Golden',
  'High',
  'Iron',
  'Lucky',
  'Mellow',
  'Nova',
  'Open',
  'Prime',
  'Quiet',
  'Royal',
  'Velvet',
];
const trade = [
  'Arches',
  'Boxes',
  'Court',
  'Deck',
  'Eyelet',
  'Heel',
  'Insole',
  'Kicks',
  'Laces',
  'Midsole',
  'Outsole',
  'Pairs',
  'Rack',
  'Stitch',
  'Tread',
  'Upper',
  'Welt',
];

/** No two alike as long as there are pairs left. */
const pairOf = (one: readonly string[], other: readonly string[], n: number): string =>
  `${one[n % one.length]} ${other[Math.floor(n / one.length) % other.length]}`;

const shopsInAll = 300;

const shopNumber = (shopId: number): ShopPlan => {
  const random = randomFrom(`shop ${shopId}`);
  const owner = pairOf(first, family, shopId);
  const weight = random.weighted([1, 2, 3, 5, 8, 13], [30, 25, 18, 13, 9, 5]);
  const home = random.below(warehouses.length);
  const second = random.below(warehouses.length);
  return {
    shopId,
    realname: pairOf(manner, trade, shopId),
    owner,
    ownerEnglishName: owner,
    login: `shop${shopId}`,
    weight,
    knetCrossListing: random.chance(0.8),
    touchPro: weight >= 3,
    fulfilmentProgramme: weight >= 5,
    warehouses: warehouses.map((_, index) => (index === home ? 0.8 : 0) + (index === second ? 0.2 : 0)),
  };
};

const floors = places.flatMap(([warehouseId], index) =>
  floorOf(
    warehouseId,
    Array.from({ length: 12 }, (_, i) => pairOf(first, family, 100 + index * 12 + i)),
  ),
);

/** The demo's people, and as many more as a world of a million items needs: 8 warehouses and 300 shops. Shelves are each shop's own. */
export const largeCast: Cast = {
  warehouses,
  shelves: [],
  shops: [
    ...shopPlans.map((shop) => ({ ...shop, warehouses: [...shop.warehouses, ...places.map(() => 0)] })),
    ...Array.from({ length: shopsInAll - shopPlans.length }, (_, i) => shopNumber(shopPlans.length + 1 + i)),
  ],
  staff: [...office, ...[...floorPlans, ...floors].map((plan) => ({ ...plan, role: 'warehouse' as const }))],
};
