import { Button, Select } from 'antd';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import {
  downloadWalletStatement,
  walletStatementFormatNames,
  walletStatementFormats,
  type WalletStatementFormat,
} from '#contracts/statements/wallet/wallet-statement.ts';
import { callEndpoint } from '#web/api/call-endpoint.ts';
import { saveFile } from '#web/api/files/save-file.ts';
import styles from './statement.module.css';

interface Props {
  /** Whose, where finance asks; a seller has one. */
  shopId: number | undefined;
}

const MAX_MONTHS = 24;

/** The months of the books, newest first: they are in UTC. */
const lastMonths = (now: Date): string[] =>
  Array.from({ length: MAX_MONTHS }, (_, back) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7));

/** Which month, and as what. */
export default function StatementChoice({ shopId }: Props) {
  const { t } = useTranslation();
  const [months] = useState(() => lastMonths(new Date()));
  const [month, setMonth] = useState(months[0]!);
  return (
    <>
      <Select
        aria-label={t('wallet.statement.month')}
        value={month}
        options={months.map((value, index) => ({ value, label: index === 0 ? t('wallet.statement.soFar', { month: value }) : value }))}
        onChange={setMonth}
      />
      <div className={styles['formats']}>
        {walletStatementFormatNames.map((format) => (
          <FormatButton key={format} month={month} format={format} shopId={shopId} />
        ))}
      </div>
    </>
  );
}

interface FormatProps {
  month: string;
  format: WalletStatementFormat;
  shopId: number | undefined;
}

/** Why it failed, the client has told. */
const FormatButton = ({ month, format, shopId }: FormatProps) => {
  const { pathname } = useLocation();
  const [fetching, setFetching] = useState(false);
  const fetchIt = async (): Promise<void> => {
    setFetching(true);
    try {
      const query = { month, format, ...(shopId !== undefined && { shopId }) };
      const bytes = (await callEndpoint(downloadWalletStatement, { query, pathname })) as unknown as Blob;
      saveFile(bytes, `statement-${month}.${walletStatementFormats[format].ending}`);
    } catch {
      return;
    } finally {
      setFetching(false);
    }
  };
  return (
    <Button icon={<Download size={15} aria-hidden />} loading={fetching} onClick={() => void fetchIt()}>
      {walletStatementFormats[format].label}
    </Button>
  );
};
