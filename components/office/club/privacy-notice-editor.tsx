'use client';

import { useTranslations } from 'use-intl';
import { EditorFrame } from '@/components/office/club/editor-frame';
import { PrivacyScreen } from '@/components/office/club/privacy-screen';
import { usePrivacyDraft, usePrivacyWords } from '@/components/office/club/use-privacy-draft';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import type { Versioned } from '@/lib/api-client/client';
import type { DataPrivacy } from '@/lib/api-client/data-privacy';

/** The privacy notice of the forms. */
export function PrivacyNoticeEditor({ mayEdit }: { mayEdit: boolean }) {
  const t = useTranslations('club.privacy');
  return (
    <PrivacyScreen title={t('notice')} text={t('noticeHint')}>
      {read => <NoticeForm read={read} mayEdit={mayEdit} />}
    </PrivacyScreen>
  );
}

function NoticeForm({ read, mayEdit }: { read: Versioned<DataPrivacy>; mayEdit: boolean }) {
  const t = useTranslations('club.privacy');
  const draft = usePrivacyDraft(read);
  const { value, set, errorOf } = draft;
  return (
    <EditorFrame draft={draft} mayEdit={mayEdit} wordsOf={usePrivacyWords()}>
      <Card>
        <div className="flex flex-col gap-4">
          <Field label={t('policyUrl')} hint={t('policyUrlHint')} error={errorOf('policyUrl')} optional>
            <Input
              type="url"
              value={value.policyUrl}
              maxLength={500}
              onChange={event => set({ policyUrl: event.target.value })}
            />
          </Field>
          <Field label={t('noticeText')} error={errorOf('text')} optional>
            <Textarea rows={12} value={value.text} onChange={event => set({ text: event.target.value })} />
          </Field>
        </div>
      </Card>
    </EditorFrame>
  );
}
