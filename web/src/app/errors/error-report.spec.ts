import { afterAll, describe, expect, it, vi } from 'vitest';
import { reportBrowserError } from '#contracts/system/report-browser-error.ts';
import { ApiError } from '#web/api/api-error.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { reportAddress } from './report-address.ts';

vi.stubEnv('VITE_VERSION', '1.2.3');
afterAll(() => vi.unstubAllEnvs());
const { errorReport } = await import('./error-report.ts');

const stack = `TypeError: no
    at refresh (https://portal.example/assets/react-DqaN8wem.js:9:1234)
    at https://portal.example/assets/packing-page-Bf3_k-9x.js:1:22`;
const thrown = (message: string) => Object.assign(new TypeError(message), { stack });

describe('Rule: a browser reports what broke, where and in which version, and nothing else', () => {
  it('of an error', () => {
    const report = errorReport(thrown(`Cannot read 'Ann Lee' of 17`), '#/Warehouse/InventoryView/available/2?text=Ann');
    expect(report).toEqual({
      route: warehousePaths.inventory,
      message: 'TypeError: Cannot read … of …',
      place: 'react-DqaN8wem.js:9:1234',
      version: '1.2.3',
    });
    expect(reportBrowserError.body!.safeParse(report).success).toBe(true);
  });

  it('of what is no error, its type alone', () => {
    expect(errorReport('Ann Lee', '#/nowhere')).toEqual({ route: 'other', message: 'Thrown: string', place: '', version: '1.2.3' });
  });

  it('to the endpoint that the contract declares', () => {
    expect(reportBrowserError).toMatchObject(reportAddress);
  });

  it.each([
    ['a refusal of the server', new ApiError(409, 'This shelf is full')],
    ['a call that was given up', new DOMException('', 'AbortError')],
  ])('nothing of %s', (_what, failure) => {
    expect(errorReport(failure, '')).toBeUndefined();
  });
});
