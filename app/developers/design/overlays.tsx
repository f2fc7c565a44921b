'use client';

import { Ellipsis, FileText, Info, Mail, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Row, Section } from '@/app/developers/design/section';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { Field } from '@/components/ui/inputs/field';
import { Textarea } from '@/components/ui/inputs/textarea';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { Dialog, DialogClose } from '@/components/ui/overlays/dialog';
import { Menu, MenuChoice, MenuItem, MenuLabel, MenuSeparator } from '@/components/ui/overlays/menu';
import { Popover } from '@/components/ui/overlays/popover';
import { toast } from '@/components/ui/overlays/toaster';
import { Tooltip } from '@/components/ui/overlays/tooltip';

export function Overlays() {
  const [density, setDensity] = useState<'calm' | 'dense'>('calm');
  return (
    <Section title="Overlays">
      <Row label="Open them">
        <Dialog
          trigger={<Button>Dialog</Button>}
          title="Accept Mia Sommer"
          description="She gets an e-mail with the membership number."
          footer={
            <>
              <DialogClose asChild>
                <Button>Cancel</Button>
              </DialogClose>
              <DialogClose asChild>
                <Button variant="primary">Accept application</Button>
              </DialogClose>
            </>
          }
        >
          <Field label="Message" optional hint="Stands in the e-mail.">
            <Textarea />
          </Field>
        </Dialog>
        <ConfirmDialog
          trigger={<Button variant="dangerQuiet">Delete</Button>}
          title="Delete the application of Mia Sommer?"
          description="Her data, her signature and the history are deleted for good. Messages already sent stay with her."
          confirmLabel="Delete application"
          onConfirm={() => {
            toast.success('Application deleted');
          }}
        />
        <ConfirmDialog
          trigger={<Button variant="dangerQuiet">Delete, and fail</Button>}
          title="Delete the application of Jonas Ødegård?"
          description="This one cannot be deleted."
          confirmLabel="Delete application"
          onConfirm={() => Promise.reject(new Error('refused'))}
        />
        <Menu trigger={<IconButton icon={Ellipsis} label="More" variant="secondary" />}>
          <MenuLabel>Application</MenuLabel>
          <MenuItem icon={FileText} shortcut="P">
            Open PDF
          </MenuItem>
          <MenuItem icon={Mail}>Send confirmation again</MenuItem>
          <MenuItem icon={Mail} disabled>
            Not possible now
          </MenuItem>
          <MenuSeparator />
          <MenuChoice
            label="Density"
            value={density}
            onValueChange={setDensity}
            options={[
              { value: 'calm', label: 'Calm' },
              { value: 'dense', label: 'Dense' },
            ]}
          />
          <MenuSeparator />
          <MenuItem icon={Trash2} tone="danger">
            Delete
          </MenuItem>
        </Menu>
        <Popover trigger={<Button icon={Info}>Popover</Button>} label="About this price">
          <p className="font-medium">How the price is made</p>
          <p className="mt-1 text-ink-muted">
            Tariff, departments and surcharges on the day of the application.
          </p>
        </Popover>
        <Tooltip content="Friday, 20 November 2026 at 19:05">
          <Button variant="ghost">Tooltip</Button>
        </Tooltip>
      </Row>
      <Row label="Messages">
        <Button
          onClick={() =>
            toast.success('Application denied', {
              action: { label: 'Undo', onClick: () => toast.info('Undone') },
            })
          }
        >
          Success with undo
        </Button>
        <Button
          onClick={() => toast.info('The export is ready', { description: '412 applications, 3.2 MB' })}
        >
          Information
        </Button>
        <Button
          onClick={() =>
            toast.error('The message was not sent', { description: 'The mail server refused it.' })
          }
        >
          Error
        </Button>
      </Row>
    </Section>
  );
}
