import type { ThemeConfig } from 'antd';

/** Floor pages are read at arm's length and touched with gloves. */
export const floorTheme: ThemeConfig = { token: { fontSize: 16, controlHeight: 56, borderRadius: 12 } };
