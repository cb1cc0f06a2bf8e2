import { Button } from 'antd';
import { Download, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { exportPackages } from '#contracts/forecast/export-packages.ts';
import type { exportInventory } from '#contracts/inventory/export-inventory.ts';
import type { BodyInputOf } from '#contracts/kernel/endpoint.ts';
import type { exportWalletRecords } from '#contracts/wallet/export-wallet-records.ts';
import { isSelfOperated, type AnyEndpoint } from '../../api/call-address.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { saveFile } from '../../api/save-file.ts';
import { useMay } from '../../app/access/use-user.ts';
import { usePlace } from '../../app/links/place.ts';
import { formatDay } from '../../ui/text/formats.ts';

/** The lists that can be saved. */
type ListFile = typeof exportInventory | typeof exportPackages | typeof exportWalletRecords;

interface Props<E extends ListFile> {
  endpoint: E;
  /** What the list asked for: the file holds every row of it. */
  query: BodyInputOf<E>;
  /** Names the file, before its day. */
  title: string;
  /** Rows of the list; nothing can be saved of an empty one. */
  total: number | undefined;
}

/** Saves the list as a file, where the account may. Why it failed, the client has told; the button offers it again. */
export function ExportButton<E extends ListFile>({ endpoint, query, title, total }: Props<E>) {
  const { t } = useTranslation();
  const may = useMayCall(endpoint);
  const [now, setNow] = useState<'ready' | 'fetching' | 'failed'>('ready');
  if (!may) return null;

  const fetchIt = async (): Promise<void> => {
    setNow('fetching');
    try {
      const file = (await callEndpoint(endpoint, { body: query })) as unknown as Blob;
      saveFile(file, `${title} ${formatDay(Date.now())}.csv`);
      setNow('ready');
    } catch {
      setNow('failed');
    }
  };
  const Icon = now === 'failed' ? RotateCcw : Download;
  return (
    <Button
      icon={<Icon size={15} aria-hidden />}
      danger={now === 'failed'}
      loading={now === 'fetching'}
      aria-busy={now === 'fetching'}
      disabled={total === 0}
      onClick={() => void fetchIt()}
    >
      {t(now === 'failed' ? 'ui.exportFailed' : 'ui.export')}
    </Button>
  );
}

/** On the self-operated pages code 200 stands for the sellers' permission (R7.06). */
const useMayCall = ({ access }: Pick<AnyEndpoint, 'access'>): boolean => {
  const selfOperated = isSelfOperated(usePlace().pathname);
  const checks = typeof access === 'string' ? [] : access;
  return useMay(...(selfOperated ? (['200.export'] as const) : checks));
};
