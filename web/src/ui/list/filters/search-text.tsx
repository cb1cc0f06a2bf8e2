import { Input, type InputRef } from 'antd';
import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_SEARCH } from '#contracts/kernel/fields/typed-lengths.ts';
import { SEARCH_PAUSE, useDebouncedCall } from '#web/ui/use-debounced.ts';
import { useKeys } from '#web/ui/keys/use-keys.ts';

interface Props {
  label: string;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** Searches as one types; Enter, which a scanner sends, searches at once. */
export const SearchText = ({ label, value = '', onChange }: Props) => {
  const { t } = useTranslation();
  const field = useRef<InputRef>(null);
  useKeys([{ keys: 'f', label: t('ui.keyFilter'), run: () => field.current?.focus({ cursor: 'all' }) }]);
  const [typed, setTyped] = useState(value);
  const [given, setGiven] = useState(value);
  const { call } = useDebouncedCall();
  if (given !== value) {
    setGiven(value);
    setTyped(value);
  }

  const search = (text: string, wait: number) =>
    call(() => {
      setGiven(text.trim());
      onChange(text.trim() || undefined);
    }, wait);

  return (
    <Input
      ref={field}
      value={typed}
      allowClear
      placeholder={label}
      aria-label={label}
      prefix={<Search size={14} strokeWidth={1.7} aria-hidden />}
      style={{ width: 'min(276px, 60vw)' }}
      maxLength={MAX_SEARCH}
      onChange={(event) => {
        setTyped(event.target.value);
        search(event.target.value, SEARCH_PAUSE);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        event.currentTarget.blur();
      }}
      onPressEnter={(event) => search(event.currentTarget.value, 0)}
    />
  );
};
