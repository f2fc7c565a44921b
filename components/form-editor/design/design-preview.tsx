'use client';

import { Monitor, Moon, Smartphone, Sun, Tablet } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Design } from '@/components/form-editor/design/design';
import { showDesign } from '@/components/form-editor/design/show-design';
import { usePublicCss } from '@/components/form-editor/design/use-public-css';
import { schemeDesigns } from '@/components/form-view/design-tokens';
import { SegmentedControl } from '@/components/ui/inputs/segmented-control';
import { submissionKinds } from '@/lib/rules/enums';

const devices = {
  Phone: { width: 390, icon: Smartphone },
  Tablet: { width: 820, icon: Tablet },
  Desktop: { width: 1_024, icon: Monitor },
} as const;
const deviceNames = ['Phone', 'Tablet', 'Desktop'] as const;

const schemes = ['Light', 'Dark'] as const;
const icons = { Light: Sun, Dark: Moon };

/** On a phone the editor starts with the phone preview. The preview renders in the browser only. */
const phoneMax = 640;

const pathOf = { Membership: 'membership', Change: 'change', Cancellation: 'cancellation' } as const;

type DesignPreviewProps = {
  slug: string;
  /** Its CSS is already confined. */
  design: Design;
};

/** The public forms in a frame as wide as a device, scaled to the available space. */
export function DesignPreview({ slug, design }: DesignPreviewProps) {
  const t = useTranslations('forms.design');
  const labels = useTranslations('labels.kind');
  const [kind, setKind] = useState<(typeof submissionKinds)[number]>('Membership');
  const [device, setDevice] = useState<(typeof deviceNames)[number]>(() =>
    window.innerWidth < phoneMax ? 'Phone' : 'Desktop',
  );
  const isAuto = schemeDesigns(design).length > 1;
  const [scheme, setScheme] = useState<(typeof schemes)[number]>('Light');
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap justify-between gap-2">
        <SegmentedControl
          label={t('previewForm')}
          segments={submissionKinds.map(value => ({ value, label: labels(value) }))}
          value={kind}
          onValueChange={setKind}
        />
        <SegmentedControl
          label={t('previewWidth')}
          segments={deviceNames.map(value => ({
            value,
            label: t(`devices.${value}`),
            icon: devices[value].icon,
          }))}
          value={device}
          onValueChange={setDevice}
        />
        {isAuto && (
          <SegmentedControl
            label={t('previewScheme')}
            segments={schemes.map(value => ({
              value,
              label: t(`previewSchemes.${value}`),
              icon: icons[value],
            }))}
            value={scheme}
            onValueChange={setScheme}
          />
        )}
      </div>
      <FormFrame
        key={kind}
        src={`/f/${slug}/${pathOf[kind]}?preview=1`}
        title={t('previewTitle', { form: labels(kind) })}
        design={isAuto ? { ...design, colorScheme: scheme } : design}
        width={devices[device].width}
      />
    </div>
  );
}

type FormFrameProps = { src: string; title: string; design: Design; width: number };

/** As high as the window allows; long forms scroll in it. */
function FormFrame({ src, title, design, width }: FormFrameProps) {
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const scale = Math.min(1, size.width / width);
  const css = usePublicCss(design.additionalCss);

  useEffect(() => {
    if (!room.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(room.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => showDesign(frame.current?.contentDocument, design, css), [design, css]);

  return (
    <div
      ref={room}
      className="h-[max(30rem,calc(100dvh-9.5rem))] overflow-hidden rounded-md border bg-sunken"
    >
      <iframe
        ref={frame}
        src={src}
        title={title}
        onLoad={() => showDesign(frame.current?.contentDocument, design, css)}
        className="block origin-top-left border-0"
        style={{
          width,
          height: scale === 0 ? 0 : size.height / scale,
          transform: `scale(${scale})`,
          marginLeft: Math.max(0, (size.width - width * scale) / 2),
          visibility: scale === 0 ? 'hidden' : undefined,
        }}
      />
    </div>
  );
}
