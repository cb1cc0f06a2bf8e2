import { Button } from 'antd';
import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { getFile } from '#contracts/files/get-file.ts';
import { callEndpoint } from '#web/api/call-endpoint.ts';
import { showFile } from '#web/api/files/save-file.ts';
import { useViewpoint } from '#web/core/links/viewpoint.ts';
import styles from './proofs.module.css';

/** They hold account numbers, and are shown to nobody without a session: each opens in a tab of its own. */
export const Proofs = ({ urls }: { urls: readonly string[] }) => {
  const { t } = useTranslation();
  const { pathname } = useViewpoint();
  const open = async (url: string): Promise<void> => showFile(await callEndpoint(getFile, { body: { url }, pathname }));
  return (
    <div className={styles['proofs']}>
      {urls.map((url, index) => (
        <Button key={url} icon={<FileText size={14} aria-hidden />} onClick={() => void open(url).catch(() => undefined)}>
          {t('proofs.file', { number: index + 1 })}
        </Button>
      ))}
    </div>
  );
};
