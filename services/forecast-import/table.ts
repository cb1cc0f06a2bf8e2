import type { JSONColumnType } from 'kysely';
import type { ImportRow } from './workbook/import-template.ts';

interface ForecastImportsTable {
  import_id: string;
  account_id: string;
  shop_id: number;
  rows: JSONColumnType<ImportRow[]>;
  created_at: Date;
  expires_at: Date;
  confirmed_at: Date | null;
}

export interface ForecastImportTables {
  forecast_imports: ForecastImportsTable;
}
