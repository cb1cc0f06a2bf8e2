import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import writeWorkbook from 'write-excel-file/node';
import { confirmForecastImport, tryForecastImport } from '#contracts/forecast-import/import-endpoints.ts';
import { importColumnNames, importColumns, type ImportColumnName } from '#contracts/forecast-import/import-columns.ts';
import { createPool } from '#kernel/database/pool.ts';
import { atMost, median, type Figure } from './figure.ts';
import { startPortalProcess, tokenFor } from './portal.ts';

/** As many pieces as a container brings: a row each two, and a package each fifty rows. */
const size = { units: 5_000, ofARow: 2, rowsOfAPackage: 50 };
const rounds = 5;
/** The bound of the issue, in seconds. */
const bound = 2;

/** `import`: a seller uploads a forecast of 5,000 units as an Excel file, and confirms what was read; both answers together, in seconds. */
export const importFigure = async (databaseUrl: string): Promise<Figure> => {
  const portal = await startPortalProcess({ DATABASE_URL: databaseUrl, DEMO: 'true' });
  const pool = createPool(databaseUrl, { size: 2 });
  try {
    const headers = { token: await tokenFor(pool, await seller(pool)) };
    const times: number[] = [];
    // The first one warms up.
    for (let round = 0; round <= rounds; round++) {
      const file = new File([new Uint8Array(await workbook(pool, round))], 'forecast.xlsx');
      const began = performance.now();
      await imported(portal.url, headers, file);
      if (round > 0) times.push((performance.now() - began) / 1000);
      await nothingHalfDone(pool, round);
    }
    return atMost('import', median(times), 's', bound, 1);
  } finally {
    await pool.end();
    await portal.stop();
  }
};

const imported = async (url: string, headers: Record<string, string>, file: File): Promise<void> => {
  const form = new FormData();
  form.append('file', file);
  const { importId } = await answered<{ importId: string }>(
    fetch(`${url}/api/business${tryForecastImport.path}`, { method: 'POST', headers, body: form }),
  );
  const { units } = await answered<{ units: number }>(
    fetch(`${url}/api/business${confirmForecastImport.path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ importId }),
    }),
  );
  if (units !== size.units) throw new Error(`${units} of ${size.units} units were forecast.`);
};

const answered = async <Data>(call: Promise<Response>): Promise<Data> => {
  const answer = await call;
  const { data, msg } = (await answer.json()) as { data: Data; msg: string };
  if (!answer.ok) throw new Error(`The import was answered ${answer.status}: ${msg}`);
  return data;
};

/** Each package is there with all its pieces, in the log and in the inventory. */
const nothingHalfDone = async (pool: Pool, round: number): Promise<void> => {
  const { rows } = await pool.query<{ packages: number; listed: number; logged: number }>(
    `WITH p AS (SELECT pre_id FROM packages WHERE log_no LIKE $1)
     SELECT (SELECT count(*) FROM p)::int AS packages,
       (SELECT count(*) FROM inventory JOIN p USING (pre_id) WHERE state = 'forecast')::int AS listed,
       (SELECT count(*) FROM events WHERE type = 'ItemForecast' AND data->>'logNo' LIKE $1)::int AS logged`,
    [`BENCH${round}%`],
  );
  const { packages, listed, logged } = rows[0]!;
  const whole = size.units / size.ofARow / size.rowsOfAPackage;
  if (packages !== whole || listed !== size.units || logged !== size.units)
    throw new Error(`${packages} packages, ${listed} pieces and ${logged} events are there.`);
};

const workbook = async (pool: Pool, round: number): Promise<Buffer> => {
  const { rows } = await pool.query<{ sku: string; size: string }>(
    'SELECT sku, size FROM (SELECT sku, jsonb_array_elements_text(sizes::jsonb) AS size FROM skus) s ORDER BY sku, size LIMIT $1',
    [size.rowsOfAPackage],
  );
  const { rows: warehouses } = await pool.query<{ id: string }>('SELECT id FROM warehouses ORDER BY id LIMIT 1');
  const cells = Array.from({ length: size.units / size.ofARow }, (_, row): Partial<Record<ImportColumnName, string>> => ({
    logNo: `BENCH${round}${String(Math.floor(row / size.rowsOfAPackage)).padStart(6, '0')}`,
    warehouse: warehouses[0]!.id,
    ...rows[row % rows.length]!,
    quantity: String(size.ofARow),
    cost: '109.90',
    source: 'Outlet',
  }));
  const header = importColumnNames.map((name) => ({ value: importColumns[name].en, type: String }));
  return writeWorkbook([
    { sheet: 'Forecast', data: [header, ...cells.map((row) => importColumnNames.map((name) => ({ value: row[name] ?? '', type: String })))] },
  ]).toBuffer();
};

const seller = async (pool: Pool): Promise<string> => {
  const { rows } = await pool.query<{ account_id: string }>("SELECT account_id FROM credentials WHERE login = 'seller'");
  return rows[0]!.account_id;
};
