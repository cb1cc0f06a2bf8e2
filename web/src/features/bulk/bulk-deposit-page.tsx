import { BulkPage } from './bulk-page.tsx';

/** Credits many wallets from one workbook (R2.183). */
export default function BulkDepositPage() {
  return <BulkPage direction="in" />;
}
