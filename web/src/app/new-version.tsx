import { Button } from 'antd';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getVersion } from '#contracts/accounts/sign-in/get-version.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useConfirm } from '../ui/confirm/use-confirm.ts';
import styles from './new-version.module.css';
import { forgetAllUnsaved, unsavedTabs } from './unsaved/unsaved.ts';
import { version } from '../core/version.ts';

/** As long as no answer has said when to ask again. */
const usualMinutes = 5;

/** Offers a reload when another version is served; what was typed and not saved is not lost without a question. */
export const NewVersion = () => {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const [dismissed, setDismissed] = useState('');
  const { data } = useQuery({
    queryKey: ['version'],
    queryFn: () => callEndpoint(getVersion, { quiet: true }),
    refetchInterval: ({ state }) => (state.data?.checkMinutes ?? usualMinutes) * 60_000,
    refetchIntervalInBackground: true,
    retry: false,
  });
  if (!data || data.version === version || data.version === dismissed) return null;

  const reload = async () => {
    const count = unsavedTabs().length;
    const question = { kind: 'plain', title: t('shell.reloadTitle'), text: t('shell.unsaved', { count }), confirm: t('shell.reload') } as const;
    if (count > 0 && !(await confirm(question))) return;
    forgetAllUnsaved();
    location.reload();
  };

  return (
    <section className={styles['card']} role="status" aria-label={t('shell.newVersion')}>
      <strong>{t('shell.newVersion')}</strong>
      <p>{t('shell.newVersionText', { version: data.version })}</p>
      <Button type="primary" onClick={() => void reload()}>
        {t('shell.reload')}
      </Button>
      <Button type="text" onClick={() => setDismissed(data.version)}>
        {t('shell.later')}
      </Button>
    </section>
  );
};
