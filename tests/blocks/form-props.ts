import type { Props } from "../../blocks/form/props.ts";

type Field = Props["fields"][number];

const field = (name: string, label: string, more: Partial<Field> = {}): Field => ({
  name,
  label,
  type: "text",
  required: true,
  wide: false,
  ...more,
});

/** The site's contact form. */
export const contactForm: Props = {
  heading: "Get in Touch",
  tone: "plain",
  look: "sheet",
  fields: [
    field("firstName", "First name", { missing: "Enter your first name." }),
    field("lastName", "Last name"),
    field("email", "E-mail", { type: "email" }),
    field("phone", "Phone", { type: "tel" }),
    field("organizationName", "Organization"),
    field("organizationZipCode", "ZIP"),
    field("subject", "Subject"),
    field("message", "Message", { type: "textarea" }),
  ],
  prefill: [{ param: "subject", field: "subject" }],
  submit: "Send Message",
  sending: "Sending Message...",
  endpoint: {
    takes: "json",
    nextName: "_next",
    trap: "homepage",
    url: "https://api.2sd.example/yogi/api/demo",
    send: ["firstName", "lastName", "phone", "email", "organizationName", "organizationZipCode"],
    timeoutMs: 10_000,
  },
  success: {
    title: "Message Sent Successfully!",
    text: "Thank you for reaching out. Our team will get back to you within 24 hours.",
  },
  failure: {
    title: "Submission Error",
    timeout: "Request timed out. Please check your connection and try again.",
    network: "Network error. Please check your internet connection.",
    other: "Please try again or contact us directly.",
  },
  withoutScript: { html: "This form needs JavaScript." },
  wording: {
    least: "{label}: at least {limit}, please.",
    most: "{label}: at most {limit}, please.",
    earliest: "{label}: {limit} at the earliest, please.",
    latest: "{label}: {limit} at the latest, please.",
    summary: "Your message was not sent yet",
    missing: "{label}: please fill in this field.",
    email: "Write the e-mail address in full, for example name@example.com.",
    url: "Write the web address in full, starting with https://.",
    optional: "optional",
    choose: "{label}: please choose.",
    file: "{name} cannot be sent: it is too large or of another kind.",
  },
};

/** Complete answers to it, one of them with characters that JSON has to escape. */
export const answers: Record<string, string> = {
  firstName: "Ada",
  lastName: 'O"Neil',
  email: "ada@example.com",
  phone: "+44 20 7946 0000",
  organizationName: "Zürich & Söhne",
  organizationZipCode: "EC2A 0XX",
  subject: "Invoices",
  message: "We would like to read them\nby machine.",
};

/** The body that they make, byte for byte. */
export const body =
  '{"firstName":"Ada","lastName":"O\\"Neil","phone":"+44 20 7946 0000","email":"ada@example.com",' +
  '"organizationName":"Zürich & Söhne","organizationZipCode":"EC2A 0XX"}';
