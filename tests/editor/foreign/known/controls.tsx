export const options = {
  label: "text",
  hint: "text",
  placeholder: "text",
  choices: ["text"],
  send: "text",
  start: "text",
};
export const values = {
  label: "Your question",
  hint: "We answer within a day",
  placeholder: "Something about boats",
  choices: ["By letter", "By pigeon"],
  send: "Send it off",
  start: "Dear harbour,",
};

/** Words in controls and in attributes. */
export default function Controls({ label, hint, placeholder, choices, send, start }: typeof values) {
  return (
    <form>
      <label>
        {label} <input placeholder={placeholder} title={hint} />
      </label>
      <select aria-label={label}>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
      <textarea defaultValue={start} />
      <input type="submit" value={send} />
    </form>
  );
}
