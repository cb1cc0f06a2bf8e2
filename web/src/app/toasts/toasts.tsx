import { message, notification } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ThemeProvider } from '../theme-provider/theme-provider.tsx';
import { useStore } from '#web/browser/store.ts';
import { pendingToasts, removePending } from '#web/core/toasts/toasts.ts';

/** Seconds. An error stays long enough to be read and told to someone. */
const errorSeconds = 8;
const passingSeconds = 3;

export default function Toasts() {
  return (
    <ThemeProvider>
      <PendingToasts />
    </ThemeProvider>
  );
}

const PendingToasts = () => {
  const [corner, cornerHolder] = notification.useNotification({ placement: 'topRight', maxCount: 3 });
  const [passing, passingHolder] = message.useMessage({ maxCount: 3, duration: passingSeconds });
  const { t } = useTranslation();
  const waiting = useStore(pendingToasts);

  useEffect(() => {
    if (waiting.length === 0) return;
    for (const { kind, title, description, link } of waiting) {
      // The same words again renew the toast that is there.
      const key = `${kind} ${title} ${description ?? ''}`;
      if (kind === 'error')
        corner.error({
          key,
          title,
          description: link ? <a href={link.href}>{link.label}</a> : description,
          duration: errorSeconds,
          role: 'alert',
          closable: { 'aria-label': t('app.close') },
        });
      else {
        // What was refused before has been put right: it would cover what comes of it.
        if (kind === 'success') corner.destroy();
        void passing.open({ key, type: kind, content: title });
      }
    }
    removePending(waiting);
  }, [waiting, corner, passing, t]);

  return (
    <>
      {cornerHolder}
      {passingHolder}
    </>
  );
};
