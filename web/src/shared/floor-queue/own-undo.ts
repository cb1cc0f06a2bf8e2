/** The page that shows every scan of its own with what came of it: its scans are taken back there alone. */
export const quickModeContext = 'quick-mode';
