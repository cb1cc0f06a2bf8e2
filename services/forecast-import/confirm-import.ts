import { confirmForecastImport } from '#contracts/forecast-import/import-endpoints.ts';
import { importLimits } from '#contracts/forecast-import/import-limits.ts';
import type { createForecastEndpoint } from '#contracts/forecast/forecast-commands.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { commandRoute, type CommandRoute } from '#kernel/commands/command-route.ts';
import type { Claim } from '#kernel/commands/decision.ts';
import { loadImportWorld, type ImportLookups } from './import-world.ts';
import { confirmedAt, type KeptImports } from './kept-imports.ts';
import { withCosts } from './with-costs.ts';
import { checkImport, type CheckedImport } from './rows/check-import.ts';
import type { ImportPackage } from './rows/import-package.ts';

/** Forecasting one package, as its own area decides it; given from outside, because areas do not know one another. */
export type CreateForecast = CommandRoute<typeof createForecastEndpoint>['handle'];

/** All packages in one command: every event of them is appended together, or none is. */
export const confirmImportRoute = (imports: KeptImports, lookups: ImportLookups, createForecast: CreateForecast) =>
  commandRoute(confirmForecastImport, async (call, load) => {
    const { importId, skipErrors } = call.body;
    const kept = await imports.find(importId, call.viewer);
    if (!kept) return reject('ImportNotFound', { field: 'importId' });
    if (kept.confirmed) return alreadyConfirmed;
    const { rows } = kept;
    const checked = checkImport(rows, await loadImportWorld(rows, lookups));
    const refusal = refusalOf(checked, skipErrors);
    if (refusal) return refusal;

    const preIds: string[] = [];
    for (const pack of checked.packages) {
      const outcome = await createForecast({ ...call, body: forecastOf(pack, importId) }, load);
      if (isRejection(outcome)) return { ...outcome, field: `packages.${pack.logNo}` };
      load.apply({ ...outcome.decision, changes: withCosts(outcome.decision.changes, pack.lines) });
      preIds.push(outcome.answer.preId);
    }
    const decision = { changes: [], claims: [onlyOnce(importId, call.viewer.requestId)] };
    return { decision, answer: { preIds, packages: preIds.length, units: checked.units }, extraStatements: [confirmedAt(importId, call.now)] };
  });

const refusalOf = ({ errors, held, packages, units }: CheckedImport, skipErrors: boolean): Rejection | undefined => {
  const failedRows = new Set(errors.map(({ row }) => row)).size + held.length;
  if (failedRows > 0 && !skipErrors) return reject('ImportHasErrors', { field: 'importId', params: { rows: failedRows } });
  if (packages.length === 0) return reject('ImportNothingSound', { field: 'importId' });
  if (units > importLimits.units) return reject('ImportTooManyUnits', { field: 'importId', params: { max: importLimits.units, units } });
  return undefined;
};

/** One SKU and size stands once in a forecast; its pieces may have cost differently. */
const forecastOf = ({ warehouseId, logNo, remark, parcel, lines }: ImportPackage, importId: string): BodyOf<typeof createForecastEndpoint> => {
  const wished = new Map<string, { sku: string; size: string; quantity: number }>();
  for (const { sku, size, quantity } of lines) {
    const key = JSON.stringify([sku, size]);
    wished.set(key, { sku, size, quantity: quantity + (wished.get(key)?.quantity ?? 0) });
  }
  const { weight, insurance, ...said } = parcel;
  return {
    shippingType: 'express',
    ...said,
    ...(weight !== undefined && { weightGrams: weight }),
    ...(insurance !== undefined && { insuranceCents: insurance }),
    warehouseId,
    logNo,
    remark,
    lines: [...wished.values()],
    forecastBatch: batchOf(importId),
  };
};

/** Packages of one file share it. */
const batchOf = (importId: string): string => `XL-${importId.slice(0, 8).toUpperCase()}`;

/** Held in the append's transaction: of two confirmations at once, one wins, even with different Idempotency-Keys. */
const onlyOnce = (importId: string, requestId: string): Claim => ({
  kind: 'forecast-import',
  key: importId,
  owner: requestId,
  otherwise: alreadyConfirmed,
});

const alreadyConfirmed = reject('ImportConfirmed', { field: 'importId' });
