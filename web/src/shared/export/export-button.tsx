import { Button, Space } from 'antd';
import { Download, FileSpreadsheet, RotateCcw, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListFormat } from '#contracts/files/list-formats.ts';
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

/** Saves the list as a file, where the account may: as CSV, or as a workbook, in which every text stands to the letter. */
export function ExportButton<E extends ListFile>({ endpoint, query, title, total }: Props<E>) {
  const { t } = useTranslation();
  const { pathname } = usePlace();
  const may = useMayCall(endpoint);
  if (!may) return null;

  const save = async (format: ListFormat): Promise<void> => {
    const file = (await callEndpoint(endpoint, { body: { ...query, format }, pathname })) as unknown as Blob;
    saveFile(file, `${title} ${formatDay(Date.now())}.${format}`);
  };
  return (
    <Space.Compact>
      <SaveButton icon={Download} text={t('ui.export')} isEmpty={total === 0} onSave={() => save('csv')} />
      <SaveButton icon={FileSpreadsheet} text={t('ui.exportExcel')} isEmpty={total === 0} onSave={() => save('xlsx')} />
    </Space.Compact>
  );
}

interface SaveButtonProps {
  icon: LucideIcon;
  text: string;
  isEmpty: boolean;
  onSave: () => Promise<void>;
}

/** Why it failed, the client has told; the button offers it again. */
const SaveButton = ({ icon, text, isEmpty, onSave }: SaveButtonProps) => {
  const { t } = useTranslation();
  const [now, setNow] = useState<'ready' | 'fetching' | 'failed'>('ready');
  const fetchIt = async (): Promise<void> => {
    setNow('fetching');
    try {
      await onSave();
      setNow('ready');
    } catch {
      setNow('failed');
    }
  };
  const Icon = now === 'failed' ? RotateCcw : icon;
  return (
    <Button
      icon={<Icon size={15} aria-hidden />}
      danger={now === 'failed'}
      loading={now === 'fetching'}
      aria-busy={now === 'fetching'}
      disabled={isEmpty}
      onClick={() => void fetchIt()}
    >
      {now === 'failed' ? t('ui.exportFailed') : text}
    </Button>
  );
};

/** On the self-operated pages code 200 stands for the sellers' permission (R7.06). */
const useMayCall = ({ access }: Pick<AnyEndpoint, 'access'>): boolean => {
  const selfOperated = isSelfOperated(usePlace().pathname);
  const checks = typeof access === 'string' ? [] : access;
  return useMay(...(selfOperated ? (['200.export'] as const) : checks));
};
