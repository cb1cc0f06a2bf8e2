/** Two shelves, two boxes. Takes its ground from `color` and its drawing from `--mark-ink`. */
export const Mark = ({ size = 24 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true" style={{ flex: 'none' }}>
    <rect width="28" height="28" rx="7" fill="var(--mark-ground, var(--accent))" />
    <g fill="var(--mark-ink, var(--on-accent))">
      <rect x="7.4" y="6.1" width="7.4" height="4.9" rx="1.2" />
      <rect x="4.9" y="12" width="18.2" height="2.2" rx="1.1" />
      <rect x="13.2" y="14.8" width="7.4" height="4.8" rx="1.2" />
      <rect x="4.9" y="20.5" width="18.2" height="2.2" rx="1.1" />
    </g>
  </svg>
);
