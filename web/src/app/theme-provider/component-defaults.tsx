import type { ConfigProviderProps } from 'antd';
import { LoaderCircle, X } from 'lucide-react';

/**
 * Says nothing, so that a button keeps its name while it works. antd's own icon adds "loading" to it, and where the answer comes before the icon is
 * in, its leaving never ends.
 */
const working = (
  <span className="anticon anticon-spin" aria-hidden>
    <LoaderCircle size={14} />
  </span>
);

/** Of our one set. antd's own icon says "close" in English beside the name of its button. */
const close = <X size={18} strokeWidth={1.7} style={{ flex: 'none' }} aria-hidden />;

export const componentDefaults: Omit<ConfigProviderProps, 'theme' | 'children' | 'locale'> = {
  button: { autoInsertSpace: false, loadingIcon: working },
  drawer: { closable: { placement: 'end' }, closeIcon: close },
  modal: { closeIcon: close },
  table: { styles: { header: { cell: { fontSize: 12, fontWeight: 500 } } } },
  tabs: { styles: { item: { borderRadius: 6 } } },
};
