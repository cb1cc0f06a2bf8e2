import { everyDetail, everyList } from '../answers.ts';
import { sku } from '../given.ts';
import type { Rows } from '../row.ts';
import { list, record, type TopicRows } from '../topic-row.ts';

const lines = [{ sku, size: '9', quantity: 1 }];
let made = 0;
const logNo = () => `1Z999BB1${String(made++).padStart(10, '0')}`;
const forecast = () => ({ warehouseId: 'W1', logNo: logNo(), shippingType: 'express', lines, remark: '' });

export const rows: Rows = {
  createForecast: { sample: () => ({ body: forecast() }), business: [200, 200, 403, 200], elsewhere: 405 },
  amendForecast: {
    sample: async (given) => ({ body: { id: await given.parcel(), ...forecast() } }),
    business: [200, 404, 403, 404],
    admin: [200, 403],
    codes: ['1200'],
  },
  cancelForecast: {
    sample: async (given) => ({ body: { id: await given.parcel(), reason: '' } }),
    business: [200, 404, 403, 404],
    admin: [200, 403],
    codes: ['1200'],
  },
  expireForecast: { sample: async (given) => ({ body: { id: await given.parcel() } }), admin: [200, 403], codes: ['1200'] },
  listPackages: { ...everyList, codes: ['1200'] },
  getPackage: { sample: async (given) => ({ query: { id: await given.parcel() } }), ...everyDetail, codes: ['1200'] },
  exportPackages: { business: [200, 200, 403, 200] },
};

export const topics: TopicRows = {
  package: record('package', ({ preId }) => [preId], '1200'),
  packages: list('packages', '1200'),
};
