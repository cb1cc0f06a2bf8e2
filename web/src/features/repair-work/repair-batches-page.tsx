import { BatchList } from './batches/batch-list.tsx';

/** The repair batches of all warehouses (R2.123, R2.189). */
export default function RepairBatchesPage() {
  return <BatchList of="admin" />;
}
