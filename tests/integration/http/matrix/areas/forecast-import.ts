import type { Rows } from '../row.ts';

const importId = '0190a5b8-0000-7000-8000-000000000000';

export const rows: Rows = {
  forecastImportTemplate: { business: [200, 200, 403, 200] },
  tryForecastImport: { sample: () => ({ file: Buffer.from('no workbook') }), business: [415, 415, 403, 415] },
  confirmForecastImport: { sample: () => ({ body: { importId } }), business: [404, 404, 403, 404] },
  forecastImportCorrections: { sample: () => ({ query: { importId } }), business: [404, 404, 403, 404] },
};
