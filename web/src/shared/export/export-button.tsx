import { Button } from 'antd';
import Compact from 'antd/es/space/Compact';
import { Download, FileSpreadsheet, RotateCcw, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BodyInputOf } from '#contracts/kernel/endpoint.ts';
import { useSaveList, type ListFile } from './use-save-list.ts';

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
  const save = useSaveList(endpoint);
  if (!save) return null;
  return (
    <Compact>
      <SaveButton icon={Download} text={t('ui.export')} isEmpty={total === 0} onSave={() => save(query, title, 'csv')} />
      <SaveButton icon={FileSpreadsheet} text={t('ui.exportExcel')} isEmpty={total === 0} onSave={() => save(query, title, 'xlsx')} />
    </Compact>
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
