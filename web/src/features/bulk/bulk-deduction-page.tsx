import { BulkPage } from './bulk-page.tsx';

/** Charges many wallets from one workbook (R2.184). */
export default function BulkDeductionPage() {
  return <BulkPage direction="out" />;
}
