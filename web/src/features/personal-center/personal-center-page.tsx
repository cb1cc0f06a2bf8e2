import { Button } from 'antd';
import { ImageUp, KeyRound, Settings, Smartphone, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { openPanel } from '#web/core/account/account-panels.tsx';
import { useUser } from '#web/core/access/use-user.ts';
import { Avatar } from '#web/ui/avatar/avatar.tsx';
import { PageBody } from '#web/ui/page/page-body.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { DescriptionList, Section } from '#web/ui/page/section.tsx';
import styles from './personal-center-page.module.css';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';
import { usePicture } from './use-picture.ts';

/** Who a seller is to the portal (R2.76). */
export default function PersonalCenterPage() {
  const { t } = useTranslation();
  const user = useUser();
  const descriptions = [
    { label: t('shell.name'), value: user.name },
    { label: t('account.shop'), value: user.shopName || t('shell.missing') },
    { label: t('account.uid'), value: <span className="code">{user.uid || t('shell.missing')}</span> },
    { label: t('shell.email'), value: user.email || t('shell.missing') },
    { label: t('account.phone'), value: user.phone ?? t('account.phoneMissing') },
  ];
  return (
    <>
      <PageHeader title={t('account.pages.personalCenter')} />
      <PageBody>
        <Section title={t('account.you')}>
          <div className={styles['you']}>
            <Picture />
            <DescriptionList items={descriptions} />
          </div>
        </Section>
        <Section title={t('account.security')}>
          <div className={styles['actions']}>
            <Button icon={<KeyRound size={14} aria-hidden />} onClick={() => openPanel.set('password')}>
              {t('account.changePassword')}
            </Button>
            <Button icon={<Smartphone size={14} aria-hidden />} onClick={() => openPanel.set('phone')}>
              {t('account.phone')}
            </Button>
            <Button icon={<Settings size={14} aria-hidden />} onClick={() => openPanel.set('settings')}>
              {t('account.settings')}
            </Button>
          </div>
        </Section>
      </PageBody>
    </>
  );
}

const Picture = () => {
  const { t } = useTranslation();
  const { name, picture } = useUser();
  const { choose, remove, busy } = usePicture();
  const field = useRef<HTMLInputElement>(null);
  const confirm = useConfirm();
  const askToRemove = async () => {
    if (await confirm({ kind: 'delete', confirm: t('account.removePicture') })) remove();
  };
  return (
    <div className={styles['picture']}>
      <Avatar name={name} picture={picture} size={88} />
      <input
        ref={field}
        type="file"
        accept="image/png,image/jpeg"
        hidden
        aria-label={t('account.picture')}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) void choose(file);
        }}
      />
      <Button icon={<ImageUp size={14} aria-hidden />} loading={busy} onClick={() => field.current?.click()}>
        {t('account.upload')}
      </Button>
      {picture && (
        <Button type="text" icon={<Trash2 size={14} aria-hidden />} disabled={busy} onClick={() => void askToRemove()}>
          {t('account.removePicture')}
        </Button>
      )}
    </div>
  );
};
