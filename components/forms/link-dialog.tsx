'use client';

import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { LinkPlace } from '@/components/forms/link-text';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/inputs/checkbox';
import { Field } from '@/components/ui/inputs/field';
import { Input } from '@/components/ui/inputs/input';
import { Select } from '@/components/ui/inputs/select';
import { Dialog, DialogClose } from '@/components/ui/overlays/dialog';
import { isSafeAddress } from '@/lib/rules/format/rich-text';
import { withScheme } from '@/lib/rules/format/with-scheme';

/** Links that a text may have beside addresses, with whether a link alone in a paragraph becomes a button. */
export type LinkTargets = { readonly placeholders: readonly string[]; readonly hasButtons: boolean };

type LinkDialogProps = {
  place: LinkPlace;
  targets: LinkTargets;
  onWrite: (link: Pick<LinkPlace, 'label' | 'address' | 'isAlone'>) => void;
  onRemove: () => void;
  onClose: () => void;
};

/** Asks label and address of a link. */
export function LinkDialog({ place, targets, onWrite, onRemove, onClose }: LinkDialogProps) {
  const t = useTranslations('office.form.linkDialog');
  const ui = useTranslations('ui');
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const isOwn = !targets.placeholders.includes(place.address);
  const [label, setLabel] = useState(place.label);
  const [target, setTarget] = useState(isOwn ? '' : place.address);
  const [typed, setTyped] = useState(isOwn ? place.address.replace(/^mailto:/, '') : '');
  const [isAlone, setIsAlone] = useState(place.isAlone);
  const [isRefused, setIsRefused] = useState(false);
  const address = target || addressOf(typed);
  const labelError = isRefused && label.trim() === '' ? t('labelMissing') : undefined;
  const addressError = isRefused && target === '' && !isSafeAddress(address) ? t('addressWrong') : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    // The form around the text must not be sent.
    event.stopPropagation();
    if (label.trim() !== '' && (target !== '' || isSafeAddress(address))) {
      onWrite({ label, address, isAlone });
      return;
    }
    setIsRefused(true);
    const wrong = label.trim() === '' ? 'label' : 'address';
    form.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
  }

  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={t(place.address === '' ? 'title' : 'editTitle')}
      width="sm"
      footer={
        <>
          {place.address !== '' && place.label !== '' && (
            <Button variant="dangerQuiet" className="sm:mr-auto" onClick={onRemove}>
              {t('remove')}
            </Button>
          )}
          <DialogClose asChild>
            <Button>{ui('cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={id} variant="primary">
            {t(place.address === '' ? 'insert' : 'change')}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field label={t('label')} error={labelError}>
          <Input
            name="label"
            maxLength={500}
            value={label}
            onChange={event => setLabel(event.target.value)}
          />
        </Field>
        {targets.placeholders.length > 0 && (
          <Field label={t('target')}>
            <Select value={target} onChange={event => setTarget(event.target.value)}>
              <option value="">{t('ownAddress')}</option>
              {targets.placeholders.map(placeholder => (
                <option key={placeholder} value={placeholder}>
                  {placeholder.slice(2, -2)}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {target === '' && (
          <Field label={t('address')} hint={t('addressHint')} error={addressError}>
            <Input
              name="address"
              inputMode="url"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={2_000}
              value={typed}
              onChange={event => setTyped(event.target.value)}
            />
          </Field>
        )}
        {targets.hasButtons && (
          <Checkbox
            label={t('asButton')}
            hint={t('asButtonHint')}
            checked={isAlone}
            onChange={event => setIsAlone(event.target.checked)}
          />
        )}
      </form>
    </Dialog>
  );
}

/** The address of what somebody typed: a page, or a mailbox. Brackets would end the link. */
function addressOf(typed: string): string {
  const text = typed.trim().replaceAll('(', '%28').replaceAll(')', '%29');
  return /^[^\s:/@]+@[^\s/@]+$/.test(text) ? `mailto:${text}` : withScheme(text);
}
