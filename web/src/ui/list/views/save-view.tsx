import { Button, Input, Popover } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_VIEW_NAME_LENGTH } from '#contracts/accounts/saved-views/saved-view.ts';

const SaveView = ({ onSave }: { onSave: (name: string) => void }) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [isAttempted, setAttempted] = useState(false);
  const missing = isAttempted && name.trim() === '' && t('ui.required');
  const submit = (event: React.SyntheticEvent) => {
    event.preventDefault();
    setAttempted(true);
    if (name.trim() === '') return;
    onSave(name.trim());
    setName('');
    setOpen(false);
  };
  const form = (
    <form onSubmit={submit} style={{ display: 'flex', gap: 8 }}>
      <Input
        autoFocus
        value={name}
        maxLength={MAX_VIEW_NAME_LENGTH}
        placeholder={t('ui.viewName')}
        aria-label={t('ui.viewName')}
        {...(missing && { status: 'error' as const, 'aria-invalid': true, title: missing })}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="primary" htmlType="submit">
        {t('app.save')}
      </Button>
    </form>
  );
  return (
    <Popover open={open} onOpenChange={setOpen} trigger="click" placement="bottomRight" arrow={false} content={form} destroyOnHidden>
      <Button type="text" icon={<Plus size={14} aria-hidden />}>
        {t('ui.saveView')}
      </Button>
    </Popover>
  );
};

export default SaveView;
