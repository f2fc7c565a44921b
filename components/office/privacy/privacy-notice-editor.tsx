'use client';

import { useTranslations } from 'use-intl';
import { FormFrame } from '@/components/forms/form-frame';
import { TextAreaField, TextField } from '@/components/forms/text-fields';
import { TranslationFields } from '@/components/forms/translation-fields';
import { PrivacySample } from '@/components/office/privacy/privacy-sample';
import { PrivacyScreen } from '@/components/office/privacy/privacy-screen';
import { usePrivacyForm } from '@/components/office/privacy/use-privacy-form';
import { Card } from '@/components/ui/display/card';
import type { Versioned } from '@/lib/api-client/client';
import type { DataPrivacy } from '@/lib/api-client/data-privacy';

/** The privacy notice of the forms. */
export function PrivacyNoticeEditor({ mayEdit }: { mayEdit: boolean }) {
  const t = useTranslations('club.privacy');
  return (
    <PrivacyScreen title={t('notice')} text={t('noticeHint')} mayEdit={mayEdit}>
      {read => <NoticeForm read={read} mayEdit={mayEdit} />}
    </PrivacyScreen>
  );
}

function NoticeForm({ read, mayEdit }: { read: Versioned<DataPrivacy>; mayEdit: boolean }) {
  const t = useTranslations('club.privacy');
  const form = usePrivacyForm(read);
  return (
    <FormFrame form={form} mayEdit={mayEdit} className="max-w-2xl">
      <Card>
        <div className="flex flex-col gap-4">
          <TextField
            form={form}
            name="policyUrl"
            label={t('policyUrl')}
            hint={t('policyUrlHint')}
            type="url"
            maxLength={500}
            optional
          />
          <PrivacySample form={form} mayEdit={mayEdit} />
          <TextAreaField form={form} name="text" label={t('noticeText')} rows={18} optional />
          <TranslationFields form={form} name="text" label={t('noticeText')} rows={12} />
        </div>
      </Card>
    </FormFrame>
  );
}
