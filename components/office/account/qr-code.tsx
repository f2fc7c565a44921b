'use client';

import { useEffect, useState } from 'react';

type QrCodeProps = {
  text: string;
  /** Names the code's purpose for screen readers. */
  label: string;
};

const border = 3;

/**
 * A QR code, rendered here: its content never leaves the browser. Black on white in both themes, as cameras
 * need it.
 */
export function QrCode({ text, label }: QrCodeProps) {
  const [modules, setModules] = useState<boolean[][] | null>(null);
  useEffect(() => {
    let isWanted = true;
    void import('uqr').then(({ encode }) => {
      if (isWanted) setModules(encode(text, { ecc: 'M', border: 0 }).data);
    });
    return () => {
      isWanted = false;
    };
  }, [text]);
  const size = (modules?.length ?? 0) + 2 * border;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="aspect-square w-52 max-w-full rounded-md border"
    >
      <rect width={size} height={size} fill="#fff" />
      {modules && <path d={pathOf(modules)} fill="#000" />}
    </svg>
  );
}

function pathOf(modules: readonly (readonly boolean[])[]): string {
  return modules
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + border} ${y + border}h1v1h-1z` : '')))
    .join('');
}
