import { Button } from 'antd';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getFile } from '#contracts/files/get-file.ts';
import { callEndpoint } from '#web/api/call-endpoint.ts';
import { showFile } from '#web/api/files/save-file.ts';
import { useViewpoint } from '#web/core/links/viewpoint.ts';

/** Shows a paper of the marketplace; `name` for who does not see what stands beside it. */
export const OpenPaper = ({ url, name }: { url: string; name: string }) => {
  const { t } = useTranslation();
  const { pathname } = useViewpoint();
  const [opening, setOpening] = useState(false);
  const open = async (): Promise<void> => {
    setOpening(true);
    try {
      showFile(await callEndpoint(getFile, { body: { url }, pathname }));
    } catch {
      return;
    } finally {
      setOpening(false);
    }
  };
  return (
    <Button
      size="small"
      icon={<ExternalLink size={13} aria-hidden />}
      loading={opening}
      aria-label={`${t('programme.open')}: ${name}`}
      onClick={() => void open()}
    >
      {t('programme.open')}
    </Button>
  );
};
