import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import type { applyReshipEndpoint } from '#contracts/requests/applications.ts';
import type { Random } from '#demo/random.ts';

type Address = BodyOf<typeof applyReshipEndpoint>['address'];

const first = ['Alex', 'Jordan', 'Taylor', 'Morgan', 'Riley', 'Casey', 'Jamie', 'Avery', 'Quinn', 'Reese', 'Skyler', 'Rowan'];
const family = ['Baker', 'Nguyen', 'Garcia', 'Schmidt', 'Johnson', 'Silva', 'Brown', 'Kowalski', 'Haddad', 'Olsen', 'Price', 'Romero'];
const places: readonly (readonly [city: string, state: string, zip: string])[] = [
  ['Detroit', 'MI', '48210'],
  ['Brooklyn', 'NY', '11211'],
  ['Chicago', 'IL', '60614'],
  ['Austin', 'TX', '78704'],
  ['Seattle', 'WA', '98103'],
  ['Miami', 'FL', '33127'],
  ['Portland', 'OR', '97214'],
  ['Atlanta', 'GA', '30312'],
  ['Denver', 'CO', '80211'],
  ['Philadelphia', 'PA', '19125'],
];
const streets = ['Industrial Dr', 'Oak Street', 'Mission Ave', 'Bedford Ave', 'Lakeview Rd', 'Commerce Way', 'Harbor Blvd', 'Maple Ct'];
const chinese: readonly (readonly [name: string, state: string, city: string, street: string, zip: string])[] = [
  ['李明', '浙江省', '杭州市', '西湖区文三路 188 号', '310012'],
  ['王芳', '广东省', '深圳市', '南山区科苑路 15 号', '518057'],
  ['张磊', '四川省', '成都市', '锦江区春熙路 66 号', '610021'],
  ['刘婷', '北京市', '北京市', '朝阳区三里屯路 19 号', '100027'],
];

/** Somebody who is sent a parcel. */
export const somebody = (random: Random, warehouseId: string): Address => {
  if (warehouseId === 'PVG-3') {
    const [recipient, state, city, street, zipCode] = random.pick(chinese);
    return { recipient, country: 'CN', state, city, zipCode, street, phone: `138${random.digits(8)}`, idCardNumber: `3301${random.digits(14)}` };
  }
  const [city, state, zipCode] = random.pick(places);
  return {
    recipient: `${random.pick(first)} ${random.pick(family)}`,
    country: 'US',
    state,
    city,
    zipCode,
    street: `${random.between(12, 9800)} ${random.pick(streets)}`,
    phone: `+1 ${random.between(201, 989)} 555 01${random.digits(2)}`,
  };
};
