import { listWarehouseSettings } from '#contracts/reference/list-warehouse-settings.ts';
import { useRead } from '../../api/use-read.ts';

/** Nothing announces another administrator's change of terms; this often is soon enough. Milliseconds. */
const often = 30_000;

export const useWarehouseSettings = () => useRead(listWarehouseSettings, undefined, { refetchInterval: often });
